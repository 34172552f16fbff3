import type { TopicText } from '#server/assistant/topic.ts'

export const tantrum: TopicText<'tantrum'> = {
  name: 'Tantrums',
  synonyms: [
    'tantrum',
    'meltdown',
    'screaming fit',
    'throws himself on the floor',
    'throwing a wobbly',
    'hissy fit',
    'paddy',
    'strop',
    'kicking off',
    'temper tantrum',
    'terrible twos',
    'threenager',
    'screams on the floor',
    'freaks out',
  ],
  questions: [
    'my son screams and kicks when I say no',
    'she has a meltdown every evening what do i do',
    'how do I stop tantrums in public',
    '3 year old throws himself on the floor over nothing',
    'why does my toddler lose it over the wrong colour cup',
    'are tantrums still normal at 5',
  ],
  openings: [
    'A storm on the floor wears everyone out, {name} included.',
    'Tantrums are loud, tiring and very common in small children.',
  ],
  tips: [
    'Stay near and quiet, keep everyone safe, and leave the answer as it was.',
    'Praise the first calm minute: “You were furious and you calmed down.”',
    'Hungry or tired children explode sooner: a snack and a rest prevent more than words.',
    'Offer two choices before the trouble starts: “Red cup or blue cup?”',
    'Talk about it later, in two sentences. In the middle of the storm no explanation gets through.',
    { text: 'They are worst around two and three, and fade as words grow.', ages: [2, 4] },
  ],
  sources: ['aapTantrums'],
  cards: {
    calm: { title: 'Calmed down with help' },
    words: { title: 'Used words when upset' },
    corner: { title: 'Choose a toy for the calm corner' },
  },
}
