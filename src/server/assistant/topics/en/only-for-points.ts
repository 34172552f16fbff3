import type { TopicText } from '#server/assistant/topic.ts'

export const onlyForPoints: TopicText<'only-for-points'> = {
  name: 'Only for points',
  synonyms: [
    'only for points',
    'what do i get',
    'bribery',
    'bribing',
    'only does it for a reward',
    'wants a reward for everything',
    'intrinsic motivation',
    'stop rewarding',
    'phase out points',
    'fading rewards',
    'haggling for points',
    'how many points',
    'bribe',
  ],
  questions: [
    'my daughter only does things for points now',
    'he asks what do I get for everything',
    'isn’t this just bribing my kids',
    'how do i get rid of the reward chart again',
    'when should we stop giving points for teeth',
    'will rewards spoil his own motivation',
  ],
  openings: [
    '“How many points do I get?” Every family with points hears it one day.',
    'Points are like scaffolding: useful for building, and made to come down.',
  ],
  tips: [
    'Fade in steps: points every time, then now and then as a surprise, then words alone.',
    'Say words first and points second: what you saw, and what it did for someone.',
    'Keep points for the dull and the hard. What {name} already loves needs none.',
    'For boring tasks, rewards can wake interest. For things a child loves, promised prizes can dim it.',
    'To “What do I get?” answer kindly: “A thank-you from me. You can already do this one.”',
    'Celebrate the end: “You don’t need points for this any more.”',
  ],
  sources: ['deci1999', 'cameron2001'],
  cards: {
    fade: { title: 'Look over the behaviours' },
    like: { title: 'What did I like about it?' },
  },
}
