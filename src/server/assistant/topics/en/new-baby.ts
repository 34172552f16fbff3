import type { TopicText } from '#server/assistant/topic.ts'

export const newBaby: TopicText<'new-baby'> = {
  name: 'New baby',
  synonyms: [
    'new baby',
    'baby brother',
    'baby sister',
    'new sibling',
    'newborn',
    'second child',
    'pregnant',
    'baby is coming',
    'jealous of the baby',
    'regression',
    'acting like a baby again',
    'big brother',
    'big sister',
  ],
  questions: [
    'how do I prepare my 3 year old for the new baby',
    'she is jealous of her baby brother',
    'since the baby came he wants a bottle again',
    'older child acts out after newborn arrived',
    'i am pregnant, when do i tell my son',
    'toddler is rough with the newborn',
  ],
  openings: [
    'A new baby turns everyone’s world upside down, {name}’s most of all.',
    'Loving the baby and wishing it away can live in the same small heart.',
  ],
  tips: [
    'Keep a few minutes a day for {name} alone, even ten. Put them in the same place every day.',
    'A step backwards is usual: baby talk, wet pants, clinging. Help kindly, and it passes.',
    'Give small real jobs: choose the vest, fetch the nappy, sing the song.',
    'Let other big changes wait: a new bed, a new nursery and a new baby are too much at once.',
    'Say the mixed feeling aloud: “It’s hard when I’m busy with the baby. I miss you too.”',
    'Let the baby wait now and then: “Just a moment, baby, I’m finishing this page with {name}.”',
  ],
  cards: {
    helper: { title: 'Was a baby helper' },
    alone: { title: 'Half an hour, just you and me' },
    big: { title: 'What is new about being big?' },
  },
}
