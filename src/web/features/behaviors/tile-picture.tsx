import type { QuickEntry } from '#shared/behaviors/rules.ts'
import { TitlePicture } from '#web/ledger/title-picture.tsx'
import { BehaviorDrawing } from '#web/ui/behavior-drawing.tsx'

/** Renders the picture of a tile; decorative, the title stands beside it. */
export const TilePicture = ({ entry, size }: { entry: QuickEntry; size: number }) =>
  'preset' in entry ? (
    <BehaviorDrawing name={entry.preset} size={size} className="shrink-0" />
  ) : (
    <TitlePicture title={entry.title} picture={entry.picture} tone="ember" size={size} />
  )
