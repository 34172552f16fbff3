import type { TopicText } from '#server/assistant/topic.ts'

export const tantrum: TopicText<'tantrum'> = {
  name: 'Tantrums',
  synonyms: ['tantrum', 'meltdown', 'screaming fit', 'throws himself on the floor', 'throwing a wobbly', 'hissy fit'],
  questions: [
    'My son screams and kicks when I say no',
    'She has a meltdown every evening, what do I do',
    'How do I stop tantrums in public',
  ],
  openings: [
    'A storm on the floor wears everyone out, {name} included.',
    'Tantrums are loud, common, and no sign of a bad child.',
  ],
  tips: [
    'Stay near and quiet, keep everyone safe, and leave the answer as it was.',
    'Praise the first calm minute: “You were furious and you calmed down.”',
    'Hungry or tired children explode sooner: a snack and a rest prevent more than words.',
    'Offer two choices before the trouble: “Red cup or blue cup?”',
    { text: 'They are worst around two and three, and fade as words grow.', ages: [2, 4] },
  ],
  sources: ['aapTantrums'],
  cards: {
    calm: { title: 'Calmed down with help' },
    words: { title: 'Used words when upset' },
    corner: { title: 'Choose a toy for the calm corner' },
  },
}
