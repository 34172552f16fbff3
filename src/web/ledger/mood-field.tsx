import { useId, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Mood } from '#shared/moments/rules.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { MoodFace } from '#web/ui/mood-face.tsx'
import { PictureRow } from '#web/ui/picture-row.tsx'
import { PictureTileContent, pictureTileClasses } from '#web/ui/picture-tile.tsx'
import { moreMoods, rowMoods } from './mood-choice.ts'

interface MoodFieldProps {
  name: string
  label: ReactNode
  /** The content at the end of the label's line. */
  aside?: ReactNode
  isAsked?: boolean
  value: Mood | ''
  onChange: (mood: Mood) => void
}

/** Renders five moods as a row of faces, and a button that opens the others. */
export function MoodField(props: MoodFieldProps) {
  const words = useTranslations('activities.moods')
  return (
    <PictureRow
      {...props}
      columns="-mx-1.5 grid-cols-2 @min-[12rem]:grid-cols-3 @min-[18rem]:grid-cols-[repeat(5,minmax(max-content,1fr))_minmax(0,1fr)] @min-[18rem]:[--picture:17cqi]"
      options={rowMoods.map((mood) => ({ value: mood, label: words(mood), drawing: <MoodFace mood={mood} /> }))}
    >
      <MoreMoods value={props.value} onChange={props.onChange} />
    </PictureRow>
  )
}

type MoreMoodsProps = Pick<MoodFieldProps, 'value' | 'onChange'>

/** Renders the last place of the row: three dots, or the selected mood if it is none of the five. */
function MoreMoods({ value, onChange }: MoreMoodsProps) {
  const t = useTranslations('moments')
  const words = useTranslations('activities.moods')
  const [open, setOpen] = useState(false)
  const id = useId()
  const other = value !== '' && moreMoods.includes(value) ? value : null
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-labelledby={other ? `${id}word ${id}more` : `${id}more`}
        className={pictureTileClasses(other !== null)}
        onClick={() => setOpen(true)}
      >
        <PictureTileContent
          isSelected={other !== null}
          drawing={other ? <MoodFace mood={other} /> : <Dots />}
          word={
            other ? (
              <span id={`${id}word`}>{words(other)}</span>
            ) : (
              <span className="text-primary">{t('otherMood')}</span>
            )
          }
        />
        <span id={`${id}more`} className="sr-only">
          {t('moreMoods')}
        </span>
      </button>
      <MoreMoodsDialog open={open} value={value} onChange={onChange} onClose={() => setOpen(false)} />
    </>
  )
}

/** Renders three dots on a disc as large as a face. */
function Dots() {
  return (
    <span className="grid aspect-square w-[84%]! place-items-center rounded-full bg-surface-2 text-primary">
      <Icon name="dots" />
    </span>
  )
}

/** Renders the moods that are not in the row; choosing one closes the dialog. */
export function MoreMoodsDialog({
  open,
  value,
  onChange,
  onClose,
}: MoreMoodsProps & { open: boolean; onClose: () => void }) {
  const t = useTranslations('moments')
  const close = useTranslations('common')('close')
  const words = useTranslations('activities.moods')
  const choose = (mood: Mood) => {
    onChange(mood)
    onClose()
  }
  return (
    <Dialog open={open} title={t('moreMoods')} closeLabel={close} onOpenChange={(next) => !next && onClose()}>
      <div className="@container">
        <ul className="grid grid-cols-2 gap-y-2 @min-[17rem]:grid-cols-4">
          {moreMoods.map((mood) => (
            <li key={mood} className="grid">
              <button
                type="button"
                aria-pressed={mood === value}
                className={pictureTileClasses(mood === value)}
                onClick={() => choose(mood)}
              >
                <PictureTileContent isSelected={mood === value} drawing={<MoodFace mood={mood} />} word={words(mood)} />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
