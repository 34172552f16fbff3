import type { Page } from '@playwright/test'
import { titles } from './jumping-acts.ts'
import type { Translator } from './messages.ts'

const [title] = titles
/** The title that the forms are filled in with. */
export const written = 'Feed the hamster'

/** A form in a dialog. */
export interface Form {
  /** The title of its dialog. */
  dialog: string
  /** The label of the button that saves. */
  save: string
  /** The message after that. */
  says: string
}

interface Forms {
  /** The label of the field for the title. */
  field: string
  /** The label of the button that opens the form of a new one. */
  add: string
  added: Form
  menu: string
  edit: string
  changed: Form
  /** The label of the button that unfolds those that are promised. */
  folded?: RegExp
  /** The labels of further fields of a new one, with their texts. */
  more?: Readonly<Record<string, string>>
}

/** Returns the labels of the forms of a child's things. */
export const listForms = (t: Translator): Record<'habits' | 'skills' | 'rewards', Forms> => ({
  habits: {
    field: t('habits.form.name'),
    add: t('habits.add'),
    added: {
      dialog: t('habits.form.addTitle', { name: 'Mia' }),
      save: t('habits.form.submit'),
      says: t('habits.added', { title: written }),
    },
    menu: t('habits.menu.open', { title }),
    edit: t('habits.menu.edit'),
    changed: {
      dialog: t('habits.form.editTitle'),
      save: t('habits.form.save'),
      says: t('habits.saved', { title: written }),
    },
  },
  skills: {
    field: t('skills.form.name'),
    add: t('skills.add'),
    added: {
      dialog: t('skills.form.addTitle'),
      save: t('skills.form.submit'),
      says: t('skills.added', { title: written }),
    },
    menu: t('skills.more', { title }),
    edit: t('skills.edit'),
    changed: {
      dialog: t('skills.form.editTitle'),
      save: t('skills.form.save'),
      says: t('skills.saved', { title: written }),
    },
  },
  rewards: {
    field: t('rewards.form.name'),
    add: t('rewards.add'),
    added: {
      dialog: t('rewards.form.addTitle', { name: 'Mia' }),
      save: t('rewards.form.submit'),
      says: t('rewards.added', { title: written }),
    },
    menu: t('rewards.menu', { title }),
    edit: t('rewards.edit'),
    changed: {
      dialog: t('rewards.form.editTitle'),
      save: t('rewards.form.save'),
      says: t('rewards.saved', { title: written }),
    },
    folded: new RegExp(t('rewards.promisedCount', { count: 0, hasMore: 'false' }).replace('0', String.raw`\d+`)),
    more: { [t('rewards.form.cost')]: '30' },
  },
})

/** Opens the first menu with a label and clicks an item. */
export const editBy = async (page: Page, menu: string | RegExp, item: string): Promise<void> => {
  await page.getByRole('button', { name: menu }).first().click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}
