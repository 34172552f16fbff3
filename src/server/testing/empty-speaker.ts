import type { SentenceSpeaker } from '#server/assistant/sentence/sentence-answer.ts'

/** Returns a child who does nothing yet, and its family. */
export const loadEmptySpeaker = async (): Promise<SentenceSpeaker> => {
  const child = {
    id: 'mia',
    name: 'Mia',
    aliases: [],
    gender: null,
    age: null,
    balance: 0,
    behaviors: [],
    habits: [],
    skills: [],
    rewards: [],
  }
  return { family: { today: '2026-11-20', children: [child] }, child }
}
