// The shaper of TextShaping; only CTextShaping names its types.
#include <hb-ot.h>
#include <hb.h>
