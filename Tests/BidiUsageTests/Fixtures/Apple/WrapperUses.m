#import "Wrappers.h"

@implementation Localizer
+ (NSString *)stringForKey:(NSString *)key {
  return [[NSBundle mainBundle] localizedStringForKey:key value:@"" table:nil];
}

+ (NSString *)textForKey:(NSString *)key withCount:(NSInteger)count {
  return [NSString stringWithFormat:NSLocalizedString(key, nil), @(count)];
}
@end

@implementation WrapperUses
//= wrap.macro -> number
- (NSString *)macro {
  return [NSString stringWithFormat:TRKey(@"wrap.macro"), @(self.notes.count)];
}

//= wrap.macro.format -> named(title), number
- (NSString *)format {
  return TRFormat(@"wrap.macro.format", note.title, @(3));
}

//= wrap.function -> named(title)
- (NSString *)function {
  return [NSString stringWithFormat:TRString(@"wrap.function"), note.title];
}

//= wrap.message -> number
- (NSString *)message {
  return [NSString stringWithFormat:[Localizer stringForKey:@"wrap.message"], [notes count]];
}

//= wrap.message.count -> number
- (NSString *)messageWithCount {
  return [Localizer textForKey:@"wrap.message.count" withCount:notes.count];
}
@end
