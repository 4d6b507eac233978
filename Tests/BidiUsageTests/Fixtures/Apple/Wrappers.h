#define TRKey(key) NSLocalizedString((key), nil)
#define TRFormat(key, ...) \
  [NSString stringWithFormat:NSLocalizedString(key, nil), ##__VA_ARGS__]

static inline NSString *TRString(NSString *key) { return NSLocalizedString(key, nil); }
