import type { TopicText } from '#server/assistant/topic.ts'

export const losingGames: TopicText<'losing-games'> = {
  name: 'Losing games',
  synonyms: [
    'sore loser',
    'losing',
    'bad loser',
    'board games',
    'cheats at games',
    'cheating',
    'can’t lose',
    'flips the board',
    'has to win',
    'winning',
    'competitive',
    'game night tears',
    'bad sport',
  ],
  questions: [
    'my 6 year old can’t stand losing',
    'he flips the board when he loses',
    'she cheats at every game',
    'should i let my child win',
    'family game night always ends in tears',
    'sore loser at football matches',
  ],
  openings: [
    'Losing is hard at six, and some of us find it hard at forty.',
    'Game night with tears at the end: you are in good company.',
  ],
  tips: [
    'Play short games often. Many small losses are easier than one long, big one.',
    'Agree on the ending before you start: a handshake and “Good game.”',
    'Lose out loud yourself: “What a pity! That was a clever move of yours.”',
    'Praise the handshake more than the win.',
    'Mix in games you win or lose together, all against the board.',
    'If the pieces fly, the game is over for today, calmly. Tomorrow there is another.',
  ],
  cards: {
    kindly: { title: 'Lost a game kindly' },
    night: { title: 'Family game night' },
  },
}
