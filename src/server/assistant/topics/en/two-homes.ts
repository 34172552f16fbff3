import type { TopicText } from '#server/assistant/topic.ts'

export const twoHomes: TopicText<'two-homes'> = {
  name: 'Two homes',
  synonyms: [
    'two homes',
    'separated',
    'separation',
    'divorce',
    'divorced',
    'co-parenting',
    'coparenting',
    'shared custody',
    'every other weekend',
    'stepfamily',
    'different rules at dad’s',
    'handover',
    'new partner',
    'my ex',
  ],
  questions: [
    'different rules at her dad’s house',
    'my son is difficult after weekends with his mum',
    'how do we share points between two homes',
    'handover days are always awful',
    'how do i tell the children about the divorce',
    'my ex doesn’t stick to bedtime',
  ],
  openings: [
    'Two homes mean two of everything, and one child who moves between them.',
    'Children can live well with two homes when a few things stay the same.',
  ],
  tips: [
    'Agree on the same two rules in both homes. The rest may differ.',
    'Keep the handover on the same day and short, with one friendly sentence between the adults.',
    'Expect a bumpy hour after the change: food, quiet, something familiar.',
    'Send no messages through {name}. Write to each other directly.',
    'Let one thing travel along: a soft toy, a book, the same bedtime song.',
    'Invite the other home into this family, so that both see the same points and habits.',
  ],
  cards: {},
}
