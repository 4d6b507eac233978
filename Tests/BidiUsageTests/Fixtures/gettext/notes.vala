/*= [NOTE] - find a note -> ? @logged */
OptionContext help() {
  return new OptionContext (_("[NOTE] - find a note"));
}
