export const awards = {
  tileName: '{title}, {points, plural, one {# point} other {# points}} for {name}',
  awarded: '{points} for {name} · {title}',
  noted: '{points} for {name} · {title}',
  say: 'Say: “{sentence}”',
  failed: 'Not recorded',
  first: {
    title: 'The first light',
    text: '“{title}”. It shines in {name}’s jar now.',
  },
  praise: {
    greeting: {
      a: 'You looked up and said hello all by yourself.',
      b: 'You said hello, and that made someone smile.',
      c: 'You greeted first. That makes people feel welcome.',
    },
    tidy_toys: {
      a: 'You put the toys back where they live.',
      b: 'You tidied up before starting something new.',
      c: 'The floor is clear now, because you put things away.',
    },
    help_clean: {
      a: 'You took a cloth and joined in.',
      b: 'You kept wiping until it was clean.',
      c: 'With your help we were done sooner.',
    },
    help_others: {
      a: 'You noticed that someone needed a hand.',
      b: 'You stopped what you were doing to help.',
      c: 'You helped without being asked.',
    },
    study_well: {
      a: 'You stayed with it although it was hard.',
      b: 'You tried, stopped, and tried another way.',
      c: 'You began without a reminder.',
    },
    own: {
      a: 'I saw what you just did, and how much care you took.',
      b: 'You did that on your own.',
      c: 'You kept going until it was done.',
    },
    gift: {
      a: 'This one is just because I like being with you.',
      b: 'No reason at all. I am glad that you are here.',
      c: 'I was thinking of you.',
    },
    repair: {
      a: 'You put it right again. That takes courage.',
      b: 'You said what happened, and then you helped.',
      c: 'You found a way to make it better.',
    },
  },
} as const
