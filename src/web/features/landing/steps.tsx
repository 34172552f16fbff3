import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { LightRow } from '#web/ledger/light-row.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PictureDrawing } from '#web/ui/picture-drawing.tsx'
import { RewardCover } from '#web/ui/reward-cover.tsx'

const steps = [
  { name: 'stepDeed', Picture: Tile },
  { name: 'stepLights', Picture: Wish },
  { name: 'stepPromise', Picture: Ticket },
] as const

/** Renders how a deed becomes a reward, with the parts of the app that show it: a tile, a wish and a promise. */
export function Steps() {
  const t = useTranslations('landing')
  return (
    <section aria-labelledby="steps" className="pt-12 lg:pt-20">
      <h2 id="steps" className="type-h1 text-center">
        {t('steps')}
      </h2>
      <ol className="mt-6 grid grid-cols-1 gap-4 min-[48rem]:grid-cols-3 lg:mt-10 lg:gap-6">
        {steps.map(({ name, Picture }) => (
          <li key={name} className="overflow-hidden rounded-card bg-surface shadow-card">
            <div
              aria-hidden="true"
              className="grid min-h-44 place-items-center bg-surface-2 px-5 py-6 select-none lg:min-h-52"
            >
              <Picture />
            </div>
            <div className="p-5">
              <h3 className="wrap-anywhere">{t(name)}</h3>
              <p className="mt-1 text-text-2">{t(`${name}Text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

const points = '+10'

/** Renders a tile that awards points. */
function Tile() {
  const t = useTranslations('titles.behaviors')
  return (
    <div className="flex w-36 flex-col items-center gap-2 rounded-tile bg-surface px-3 py-4 text-center shadow-card">
      <PictureDrawing picture="tidying" size={56} />
      <span className="type-label">{t('tidy_toys')}</span>
      <span className="font-round font-semibold text-positive">{points}</span>
    </div>
  )
}

/** Renders a reward on its way, in lights. */
function Wish() {
  return (
    <Paper cover={<RewardCover category="gift" preset="stickers" className="h-full" />} reward="stickers">
      <LightRow have={30} need={50} size={26} ground="paper" />
    </Paper>
  )
}

/** Renders a reward that was chosen and given. */
function Ticket() {
  const t = useTranslations('landing')
  return (
    <Paper cover={<RewardCover category="book" preset="story_book" className="h-full" />} reward="story_book">
      <span className="type-label inline-flex items-center gap-1.5 text-positive">
        <Icon name="check" size={18} />
        {t('given')}
      </span>
    </Paper>
  )
}

function Paper(props: { cover: ReactNode; reward: 'stickers' | 'story_book'; children: ReactNode }) {
  const t = useTranslations('titles.rewards')
  return (
    <div className="flex w-full max-w-66 items-stretch overflow-hidden rounded-tile bg-surface shadow-card">
      <div className="w-22 shrink-0">{props.cover}</div>
      <div className="grid min-w-0 flex-1 content-center gap-2 border-l-2 border-dashed border-line px-3.5 py-5">
        <span className="type-label wrap-anywhere">{t(props.reward)}</span>
        {props.children}
      </div>
    </div>
  )
}
