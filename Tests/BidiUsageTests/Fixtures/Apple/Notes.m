@implementation Notes

//= objc.count -> number
- (NSString *)title {
  return [NSString stringWithFormat:NSLocalizedString(@"objc.count", nil), @(self.notes.count)];
}

//= objc.owner -> named(displayName), number
- (NSString *)owner {
  return [NSString localizedStringWithFormat:NSLocalizedString(@"objc.owner", nil), self.owner.displayName, [notes count]];
}

//= objc.size -> amount
- (NSString *)size {
  NSByteCountFormatter *formatter = [NSByteCountFormatter new];
  NSString *text = [formatter stringFromByteCount:length];
  return [NSString stringWithFormat:NSLocalizedString(@"objc.size", nil), text];
}

//= objcshared -> named(name), number
- (NSString *)shared {
  return [VectorL10n objcShared:self.owner.name :@(2)];
}

//= objc.macro -> named(algorithm)
- (NSString *)macro {
  NSString *algorithm = NSLocalizedString(@"objc.none", nil);
  MXJSONModelSetString(algorithm, event.content[@"algorithm"]);
  return [NSString stringWithFormat:NSLocalizedString(@"objc.macro", nil), algorithm];
}
@end
