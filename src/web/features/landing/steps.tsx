import { useLocale, useTranslations } from 'use-intl'
import { classNames } from '#web/ui/class-names.ts'
import { findScreenPicture, screenPictureSize, type ScreenPictureName } from './screen-pictures.ts'

const steps = [
  { name: 'stepDeed', picture: 'behaviors' },
  { name: 'stepLights', picture: 'home' },
  { name: 'stepPromise', picture: 'ticket' },
] as const

/** Renders how a deed becomes a reward, with a picture of the app for each step; on a phone the steps are swiped. */
export function Steps() {
  const t = useTranslations('landing')
  return (
    <section aria-labelledby="steps" className="pt-9 lg:pt-16">
      <h2 id="steps" className="type-h1 scroll-mt-6 text-center">
        {t('steps')}
      </h2>
      <ol
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a row that scrolls needs the focus to be scrolled with keys
        tabIndex={0}
        className="-mx-4 mt-4 flex snap-x -outline-offset-4 snap-mandatory scroll-px-4 gap-3 overflow-x-auto px-4 pb-3 min-[48rem]:mx-0 min-[48rem]:grid min-[48rem]:grid-cols-3 min-[48rem]:gap-4 min-[48rem]:overflow-visible min-[48rem]:p-0 lg:mt-8 lg:gap-6"
      >
        {steps.map(({ name, picture }) => (
          <li
            key={name}
            className="flex w-[min(76%,20rem)] shrink-0 snap-start flex-col overflow-hidden rounded-card bg-surface shadow-card min-[48rem]:w-auto"
          >
            <div className="grid h-88 shrink-0 grow justify-items-center overflow-hidden bg-surface-2 px-3 pt-3.5 min-[48rem]:h-auto min-[48rem]:grow-0 min-[48rem]:p-5 lg:py-8">
              <Phone picture={picture} />
            </div>
            <div className="p-4 lg:p-5">
              <h3 className="wrap-anywhere">{t(name)}</h3>
              <p className="mt-1 text-text-2">{t(`${name}Text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Renders a picture of the app in the frame of a phone: in light or, by the theme, in dark. */
function Phone({ picture }: { picture: ScreenPictureName }) {
  return (
    <div className="h-fit w-full max-w-72 overflow-hidden min-[48rem]:max-w-50 rounded-[1.625rem] border-[5px] border-night-sky bg-night-sky shadow-float lg:max-w-56 dark:border-line">
      <Picture picture={picture} theme="light" />
      <Picture picture={picture} theme="dark" />
    </div>
  )
}

function Picture({ picture, theme }: { picture: ScreenPictureName; theme: 'light' | 'dark' }) {
  const t = useTranslations('landing.pictures')
  const locale = useLocale()
  return (
    <img
      src={findScreenPicture(picture, locale, theme)}
      alt={t(picture)}
      {...screenPictureSize}
      loading="lazy"
      decoding="async"
      className={classNames(
        'h-auto w-full rounded-[1.3125rem]',
        theme === 'dark' ? 'hidden dark:block' : 'dark:hidden',
      )}
    />
  )
}
