import type { TopicText } from '#server/assistant/topic.ts'

export const sadDay: TopicText<'sad-day'> = {
  name: 'Sad days',
  synonyms: [
    'sad',
    'sad day',
    'crying a lot',
    'feeling down',
    'low mood',
    'unhappy',
    'feeling blue',
    'tearful',
    'depressed',
    'lonely',
    'doesn’t enjoy anything',
    'withdrawn',
    'upset after school',
    'had a bad day',
  ],
  questions: [
    'my daughter came home crying and won’t talk',
    'he has been sad for days',
    'how do I cheer up my child',
    'is my 12 year old depressed or just moody',
    'she doesn’t enjoy anything any more',
    'bad day at school how to help',
  ],
  openings: [
    'It hurts to see {name} sad and not to know what to do.',
    'You do not need to make it go away at once. Being there is already something.',
  ],
  tips: [
    'Listen before you fix. “Tell me more” helps more than “It’s not so bad.”',
    'Sit beside {name} without questions for a while: a blanket, a drink, a quiet game.',
    'Keep the day’s shape: meals, fresh air, bedtime. It carries when spirits are low.',
    'Ask “Do you want comfort, an idea, or just my ears?”',
    'If low mood or loss of interest lasts two weeks, please talk to your doctor.',
    'Any word about not wanting to live: take it seriously, stay close, and get professional help now.',
  ],
  cards: {
    tomorrow: { title: 'What would help tomorrow?' },
    tea: { title: 'Cosy tea time together' },
  },
}
