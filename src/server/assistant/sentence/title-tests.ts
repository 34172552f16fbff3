import type { KnownFamily } from './known-family.ts'
import type { LanguageWords } from './language-words.ts'
import { matchDeeds, matchSkills, toSaid } from './match-things.ts'

/** Whether a text is the title of a habit or behaviour, and whether it names a challenge. */
export interface TitleTests {
  isTitle: (text: string) => boolean
  isSkill: (text: string) => boolean
}

/** Creates the tests for the titles of all children of a family. */
export const createTitleTests = ({ children }: KnownFamily, { findDeeds }: LanguageWords): TitleTests => ({
  isTitle: (text) => {
    const said = toSaid(text, [])
    return children.some((child) => matchDeeds(child, said).some(({ score }) => score === 1))
  },
  isSkill: (text) => {
    const said = toSaid(text, findDeeds(text))
    return children.some((child) => matchSkills(child, said).length > 0)
  },
})
