# A text in a variable goes where the variable goes.
def log():
    #= Python taker log -> ? @logged
    message = _("Python taker log")
    logging.info(message)


def shown(message):
    #= Python taker shown -> ?
    text = _("Python taker shown")
    logging.info(message)
    show(text)
