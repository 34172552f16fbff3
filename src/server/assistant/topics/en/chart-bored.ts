import type { TopicText } from '#server/assistant/topic.ts'

export const chartBored: TopicText<'chart-bored'> = {
  name: 'Points got boring',
  synonyms: [
    'bored with points',
    'lost interest',
    'reward chart stopped working',
    'doesn’t care about points',
    'chart doesn’t work',
    'no longer interested',
    'rewards don’t motivate',
    'novelty wore off',
    'sticker chart stopped working',
    'fed up with the chart',
    'don’t want points',
    'not interested in points',
  ],
  questions: [
    'the points don’t work any more',
    'my son lost interest in the chart after two weeks',
    'she says she doesn’t care about rewards',
    'how do I make the app exciting again',
    'sticker chart stopped working what now',
    'points no longer motivate him',
  ],
  openings: [
    'After the first weeks, the shine wears off. That is quite usual.',
    'A tired chart is a sign to change something small.',
  ],
  tips: [
    'Let {name} choose two new rewards. What they chose themselves is worth working for.',
    'Put something small within a day’s reach, next to the big wish.',
    'Make the step smaller, so that it works most days.',
    'Swap old for new: what runs by itself goes, one fresh thing comes in.',
    'Give points right when it happens, with one sentence about what you saw.',
    'Ask {name} what is too hard, too slow or too silly. Then change one thing.',
  ],
  sources: ['patall2008', 'cdc'],
  cards: {
    refresh: { title: 'Freshen up the rewards' },
    ideas: { title: 'Choose tonight’s game' },
  },
}
