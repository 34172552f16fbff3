import type { TopicText } from '#server/assistant/topic.ts'

export const backTalk: TopicText<'back-talk'> = {
  name: 'Back talk',
  synonyms: [
    'back talk',
    'talking back',
    'backchat',
    'answering back',
    'cheeky',
    'rude to me',
    'disrespectful',
    'sassy',
    'bad attitude',
    'eye rolling',
    'swearing at me',
    'mouthy',
    'slams doors',
    'talks to me like dirt',
  ],
  questions: [
    'my 11 year old is so rude to me',
    'how do I deal with backchat',
    'she rolls her eyes and says whatever',
    'he answers back every time I ask for something',
    'daughter swears at me when she is angry',
    '9 yr old attitude problem help',
  ],
  openings: [
    'Sharp words from your own child sting.',
    'Growing up includes arguing, and the tone comes later than the arguments.',
  ],
  tips: [
    'Separate the two: “You may be angry with me. You may not call me names.”',
    'Say that you will talk when both voices are calm, and then really come back to it.',
    'Notice the good version: “You disagreed and stayed polite. That made me think again.”',
    'Keep your own voice low. Harsh words do not work in the long run, and they are copied.',
    'Lend the missing words: “Try it like this: I don’t think that’s fair.”',
    { text: 'Give real say where you can: over clothes, free afternoons, the order of jobs.', ages: [9, 14] },
  ],
  sources: ['havighurst2013', 'aapDiscipline2018'],
  cards: {
    polite: { title: 'Disagreed politely' },
    later: { title: 'Came back to talk it over' },
  },
}
