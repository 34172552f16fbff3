import * as z from 'zod/mini'
import { picture } from '#shared/contract/fields.ts'
import { column } from '#shared/records/record.ts'

/** The column `picture`: the chosen picture; null where the title suggests one. */
export const pictureColumn = column(z.nullable(picture), {
  export: { name: 'picture', since: 4, absent: null },
  view: 'picture',
})
