import type { QuickEntry } from '#shared/behaviors/rules.ts'
import { PresetPicture } from '#web/ledger/preset-picture.tsx'
import { TitlePicture } from '#web/ledger/title-picture.tsx'

/** Renders the picture of a tile; decorative, the title stands beside it. */
export const TilePicture = ({ entry, size }: { entry: QuickEntry; size: number }) =>
  'preset' in entry ? (
    <PresetPicture preset={entry.preset} size={size} />
  ) : (
    <TitlePicture title={entry.title} picture={entry.picture} tone="ember" size={size} />
  )
