import type { TopicText } from '#server/assistant/topic.ts'

export const friends: TopicText<'friends'> = {
  name: 'Friends',
  synonyms: [
    'friends',
    'no friends',
    'making friends',
    'friendship',
    'lonely at school',
    'plays alone',
    'playdate',
    'best friend',
    'fell out with a friend',
    'not invited',
    'social skills',
    'joining in',
    'nobody plays with her',
    'unpopular',
  ],
  questions: [
    'my child has no friends at school',
    'how can i help him make friends',
    'she plays alone every break time',
    'we just moved, how does my 7 year old find friends',
    'my daughter fell out with her best friend',
    'he wasn’t invited to the birthday party',
  ],
  openings: [
    'Watching your child stand at the edge of the playground is hard.',
    'One good friend is a lot, and it often begins with one afternoon.',
  ],
  tips: [
    'Invite one child, for a short time, with a plan: bake, build, ride bikes.',
    'Rehearse joining in: watch first, then “Can I be the goalkeeper?”',
    'Ask the teacher who {name} gets on with. They see things that we do not.',
    'Try a group round an interest: chess, climbing, choir. Doing the same thing makes talking easier.',
    'After a quarrel, listen first. Then: “What would you like to happen now?”',
  ],
  cards: {
    invited: { title: 'Invited a friend' },
    dates: { title: 'Have a friend over to play', unit: 'play dates' },
  },
}
