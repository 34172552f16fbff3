import type { TopicText } from '#server/assistant/topic.ts'

export const gaming: TopicText<'gaming'> = {
  name: 'Video games',
  synonyms: [
    'gaming',
    'video games',
    'computer games',
    'minecraft',
    'roblox',
    'fortnite',
    'playstation',
    'xbox',
    'nintendo',
    'addicted to games',
    'online games',
    'won’t stop gaming',
    'in-app purchases',
    'robux',
  ],
  questions: [
    'my son is addicted to fortnite',
    'how long should a 9 year old play video games',
    'he rages when I switch off the playstation',
    'is roblox ok for my 8 year old',
    'she spent my money on robux',
    'gaming every day after school, too much?',
  ],
  openings: [
    'Games are good at what they do, which is making the next round sound short.',
    'For {name}, it may be where friends, skill and adventure all meet.',
  ],
  tips: [
    'Agree on the end in the game’s own units: at the save point, after this match.',
    'Plan which days and how long before the console is on.',
    'Sit down and let {name} show you the game. Rules land better with someone who knows it.',
    'Talk about chats and strangers, and lock buying with your own password.',
    'Notice a good ending: “You stopped when you said you would.”',
    'If sleep, school and friends fall away for weeks, talk with your doctor.',
  ],
  sources: ['hiniker2016'],
  cards: {
    save: { title: 'Stopped at the save point' },
    hour: { title: 'A weekend game hour' },
  },
}
