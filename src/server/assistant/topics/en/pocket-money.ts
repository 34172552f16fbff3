import type { TopicText } from '#server/assistant/topic.ts'

export const pocketMoney: TopicText<'pocket-money'> = {
  name: 'Pocket money',
  synonyms: [
    'pocket money',
    'allowance',
    'money',
    'saving',
    'savings',
    'piggy bank',
    'spends everything',
    'how much pocket money',
    'learning about money',
    'bank account for kids',
    'earning money',
    'weekly allowance',
    'wastes money',
    'money management',
  ],
  questions: [
    'how much pocket money for an 8 year old',
    'should allowance be tied to chores',
    'my son spends all his money at once',
    'how to teach kids to save money',
    'when should i start giving an allowance',
    'she blows her allowance on rubbish',
  ],
  openings: [
    'Small coins, big lessons, and cheap ones while the sums are small.',
    'Money is best learned with some of your own.',
  ],
  tips: [
    'Give a small fixed sum on a fixed day, and let {name} decide where it goes.',
    'Use three jars: spend, save, give. Full jars can be seen, numbers can’t.',
    'Let a bad buy be a bad buy. One regret teaches more than ten warnings.',
    'In a Dutch survey, adults who had an allowance as children felt more confident with money.',
    'Keep family jobs free of pay, and offer extra jobs for extra wishes.',
    'Draw the goal and mark each step towards it on the fridge.',
  ],
  sources: ['fornero2018'],
  cards: {
    minute: { title: 'A money minute' },
    goal: { title: 'The big thing I am saving for' },
  },
}
