import type { TopicText } from '#server/assistant/topic.ts'

export const bullying: TopicText<'bullying'> = {
  name: 'Bullying',
  synonyms: [
    'bullying',
    'bullied',
    'bully',
    'picked on',
    'teased',
    'left out on purpose',
    'excluded',
    'cyberbullying',
    'group chat',
    'ganging up',
    'called names at school',
    'beaten up at school',
    'laughed at',
    'mean kids',
  ],
  questions: [
    'my son is being bullied at school',
    'kids are sending my daughter nasty messages',
    'they call him names every day on the bus',
    'what do I do if my child is the bully',
    'she gets left out by the other girls on purpose',
    'should i call the other parents about bullying',
  ],
  openings: [
    'I am sorry. That is hard for {name} and for you, and you need not solve it alone.',
    'Bullying is a matter for adults, and together you can do something about it.',
  ],
  tips: [
    'Listen, believe, and say it clearly: “It is not your fault, and we will do something.”',
    'Write down what happened, when, where and who saw it. Keep messages and screenshots.',
    'Tell the school, calmly and in writing. Ask what will be done and by when.',
    'Online: do not answer back. Save it, block, report.',
    'Ask {name} what would help before you act, and plan the next days together.',
    'If {name} is the one hurting others: stay calm, set the limit, help put it right, involve the school.',
    'If your child is hurt, afraid to go to school, or hopeless, get professional help at once.',
  ],
  cards: {
    note: { title: 'What happened, and who saw it' },
  },
}
