import type { TopicText } from '#server/assistant/topic.ts'

export const thumbNails: TopicText<'thumb-nails'> = {
  name: 'Thumb and nails',
  synonyms: [
    'thumb sucking',
    'sucks thumb',
    'nail biting',
    'bites nails',
    'finger sucking',
    'dummy',
    'pacifier',
    'chews fingers',
    'chews sleeves',
    'hair twirling',
    'picks skin',
    'nose picking',
    'soother',
    'fingernails',
  ],
  questions: [
    'how do i get my 5 year old to stop sucking her thumb',
    'my son bites his nails until they bleed',
    'is thumb sucking bad for teeth',
    'she chews her sleeves all the time',
    'how to stop nail biting in kids',
    'how long is a dummy ok',
  ],
  openings: [
    'Thumb and nails are comfort that is always at hand.',
    'It usually happens without noticing, so telling-off does not reach it.',
  ],
  tips: [
    'No teasing and no scolding. Most children stop by themselves.',
    'Watch when it happens, tired, bored or tense, and offer something for those moments.',
    'Keep hands busy: dough, a smooth stone, a ring to turn.',
    'Agree on a secret sign that only reminds, and let {name} decide whether to use it.',
    'Make nail care a small evening treat: file, cream, a bit of story.',
    'If it goes on, ask the dentist. If fingers are sore or bleeding, see your doctor.',
  ],
  cards: {
    hands: { title: 'Kept hands busy with something else' },
    evenings: { title: 'Nail care with file and cream', unit: 'evenings' },
  },
}
