import type { TopicText } from '#server/assistant/topic.ts'

export const sportSkill: TopicText<'sport-skill'> = {
  name: 'Sport and training',
  synonyms: [
    'sports',
    'training',
    'football',
    'soccer',
    'swimming',
    'learning to swim',
    'gymnastics',
    'wants to quit the team',
    'sports club',
    'coach',
    'match nerves',
    'practice every day',
    'ride a bike',
    'catching a ball',
  ],
  questions: [
    'my son wants to quit soccer',
    'how can I help her get better at swimming',
    'is training five times a week too much for a 10 year old',
    'should my child do only one sport',
    'he gets so nervous before matches',
    'how do I teach a kid to catch',
  ],
  openings: [
    'Getting better at something with one’s own body is a fine feeling.',
    'In children’s sport, fun is what keeps them coming back.',
  ],
  tips: [
    'Ask “Was it fun?” before “Did you win?”',
    'Keep at least one day in the week free of training. Bodies grow in the breaks.',
    'Try several sports before settling on one. Different moves build on each other.',
    'Practise in short, playful goes, and write down the personal best.',
    'Cheer for everyone’s effort from the sideline, and leave the advice to the coach.',
    'Pain that stays or comes back: stop, and see a doctor.',
  ],
  sources: ['aapSport2024'],
  cards: {
    swim: { title: 'Swim further', unit: 'metres' },
    catches: { title: 'Catch the ball', unit: 'catches' },
    cheered: { title: 'Cheered for a team-mate' },
  },
}
