// One name in several functions: a value is that of the nearest function that has the name.
@implementation Scopes

//= objc.scope.local -> own(objc.scope.inbox)
- (void)inbox {
  NSString *name = NSLocalizedString(@"objc.scope.inbox", nil);
  [self show:[NSString stringWithFormat:NSLocalizedString(@"objc.scope.local", nil), name]];
}

//= objc.scope.parameter -> named(name)
- (void)deleted:(NSString *)name {
  [self show:[NSString stringWithFormat:NSLocalizedString(@"objc.scope.parameter", nil), name]];
}

//= objc.scope.block -> named(name)
- (void)each {
  NSString *name = NSLocalizedString(@"objc.scope.inbox", nil);
  [names enumerateObjectsUsingBlock:^(NSString *name, NSUInteger index, BOOL *stop) {
    [self show:[NSString stringWithFormat:NSLocalizedString(@"objc.scope.block", nil), name]];
  }];
}

//= objc.scope.for -> named(name)
- (void)loop {
  NSString *title = NSLocalizedString(@"objc.scope.inbox", nil);
  for (NSString *name in names) {
    [self show:[NSString stringWithFormat:NSLocalizedString(@"objc.scope.for", nil), name]];
  }
}

@end
