/** The sentences of praise, without arguments: fetched on their own once the first screen is shown. */
export const praise = {
  greeting: [
    'You looked up and said hello all by yourself.',
    'You said hello, and that made someone smile.',
    'You greeted first. That makes people feel welcome.',
    'You took a moment to say hello.',
  ],
  tidy_toys: [
    'You put the toys back where they live.',
    'You tidied up before starting something new.',
    'The floor is clear now, because you put things away.',
    'Everything has its place again, and you did that.',
  ],
  help_clean: [
    'You joined in and helped.',
    'You kept wiping until it was clean.',
    'With your help we were done sooner.',
    'You saw what had to be done, and you did it.',
  ],
  help_others: [
    'You noticed that someone needed a hand.',
    'You stopped what you were doing to help.',
    'You helped without being asked.',
    'You thought of how someone else felt, and you helped.',
  ],
  study_well: [
    'You stayed with it although it was hard.',
    'You tried, stopped, and tried another way.',
    'You began without a reminder.',
    'You finished one step, and then the next.',
  ],
  own: [
    'I saw what you did. Thank you.',
    'You did it, and I noticed.',
    'That was a good thing to do.',
    'That makes the day better. Thank you.',
    'You made a good choice.',
    'I’m glad you did that.',
  ],
  ownHard: [
    'That was a big thing to do. Thank you.',
    'I saw what you did, and it means a lot to me.',
    'You can be proud of what you did.',
    'That counts for a lot, and you did it.',
    'You made a good choice, and I noticed.',
    'I’ll remember you did this.',
  ],
  habit: [
    'You did it again today, and I noticed.',
    'You took care of it today, and I saw it.',
    'A small thing, and you did it.',
    'One more day, step by step.',
    'You took the time for it today.',
    'Each day you do it, it gets a little easier.',
  ],
  gift: [
    'This one is just because I like being with you.',
    'No reason at all. I’m glad you’re here.',
    'I was thinking of you.',
    'Today I felt like giving you a little surprise.',
  ],
  repair: [
    'You put it right. That takes courage.',
    'You said what happened, and then you helped.',
    'You found a way to make it better.',
    'It was hard to go back, and you did.',
  ],
} as const
