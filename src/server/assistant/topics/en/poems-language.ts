import type { TopicText } from '#server/assistant/topic.ts'

export const poemsLanguage: TopicText<'poems-language'> = {
  name: 'Poems and languages',
  synonyms: [
    'poems',
    'poetry',
    'learning by heart',
    'memorise',
    'memorize',
    'vocabulary',
    'second language',
    'bilingual',
    'foreign language',
    'learning English',
    'new words',
    'recite',
    'flash cards',
    'mother tongue',
  ],
  questions: [
    'how can my child learn a poem by heart',
    'tips for learning vocabulary',
    'my son answers in english when i speak my language',
    'raising bilingual kids how to keep it up',
    'she has to memorise 20 words by friday',
    'fun ways to learn a second language at 6',
  ],
  openings: [
    'A poem known by heart is a small thing to keep for life.',
    'Words stay when they come back at the right moments.',
  ],
  tips: [
    'Say it again from memory after a day, after three days and after a week.',
    'Learn in small pieces: two lines today, those two and two more tomorrow.',
    'Act it out: a gesture for each line, a silly voice, a drawing.',
    'Use new words the same day, at the table or on the way.',
    'For a second language, stories, songs and calls with people you love do more than lists.',
  ],
  sources: ['latimier2021'],
  cards: {
    poems: { title: 'Learn poems by heart', unit: 'poems' },
    words: { title: 'Learn five new words', cue: 'breakfast' },
  },
}
