import type { TopicText } from '#server/assistant/topic.ts'

export const picky: TopicText<'picky'> = {
  name: 'Picky eating',
  synonyms: [
    'picky eater',
    'fussy eater',
    'picky',
    'fussy',
    'won’t eat vegetables',
    'doesn’t eat',
    'only eats pasta',
    'refuses food',
    'veggies',
    'hates vegetables',
    'beige food',
    'selective eater',
    'won’t try new food',
    'eats nothing',
  ],
  questions: [
    'my 3 year old only eats pasta',
    'how do I get my kid to eat vegetables',
    'she won’t try anything new',
    'fussy eater 5 years old what can i cook',
    'he eats almost nothing at dinner',
    'should I make a separate meal for my picky eater',
  ],
  openings: [
    'You cooked, and {name} wants plain pasta. Again.',
    'Being careful with new food is common in young children, and it usually eases with time.',
  ],
  tips: [
    'You decide what and when, {name} decides whether and how much. It takes the fight out of meals.',
    'Offer a tiny taste of the same food every day. A sticker for tasting helped in a study.',
    'Tasting counts, amounts don’t. “No, thank you” after a taste is fine.',
    'Put one thing on the table that {name} likes, next to something new.',
    'Cook and shop together: whoever washed the peas may want to try one.',
    'Weight loss, choking, or fewer and fewer foods: see your doctor.',
  ],
  sources: ['corsini2013', 'getUpAndGrow'],
  cards: {
    bite: { title: 'Took a brave taste' },
    foods: { title: 'Taste new foods', unit: 'foods' },
    dinner: { title: 'Choose what we have for dinner' },
  },
}
