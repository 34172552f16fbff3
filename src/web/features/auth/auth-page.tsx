import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Jar } from '#web/ui/jar.tsx'
import { PosedMascot } from '#web/ui/posed-mascot.tsx'
import type { MascotPose } from '#web/ui/posed-mascot.tsx'

type AuthPageProps = {
  title: ReactNode
  lead?: ReactNode
  pose?: MascotPose
  children: ReactNode
  /** Links to the other auth pages. */
  footer?: ReactNode
}

/** Renders a page for visitors who are not signed in: a hero and, beside it, a form. */
export function AuthPage({ title, lead, pose = 'hello', children, footer }: AuthPageProps) {
  return (
    <div
      data-auth=""
      className="mx-auto grid w-full max-w-110 grid-cols-1 gap-6 min-[48rem]:max-lg:min-h-[calc(100dvh-8rem)] min-[48rem]:max-lg:content-center lg:max-w-none lg:grid-cols-2 lg:gap-14"
    >
      <Hero pose={pose} />
      <section className="grid grid-cols-1 content-start gap-5 lg:content-center lg:py-10">
        <header className="grid grid-cols-1 gap-1.5">
          <h1>{title}</h1>
          {lead && <p className="text-text-2">{lead}</p>}
        </header>
        {children}
        {footer && <div className="border-t border-line pt-3 text-text-2">{footer}</div>}
      </section>
    </div>
  )
}

const renderLine = (text: ReactNode) => <span className="inline-block lg:block">{text}</span>

function Hero({ pose }: { pose: MascotPose }) {
  const t = useTranslations('auth.night')
  return (
    <div className="night flex flex-wrap items-center gap-4 rounded-panel px-5 py-4 lg:min-h-140 lg:flex-col lg:justify-center lg:gap-8 lg:px-6 lg:py-10 lg:text-center">
      <PosedMascot pose={pose} size={64} className="shrink-0 lg:hidden" />
      <Jar points={347} seed="glowjar" size="hero" className="hidden lg:block" />
      <div className="grid min-w-0 flex-1 basis-32 gap-1 lg:flex-none lg:gap-3">
        <p className="type-h2 text-night-text lg:type-hero lg:text-[3.25rem]/14! lg:text-on-night">
          {t.rich('slogan', { line: renderLine })}
        </p>
        <p className="text-small text-balance text-night-quiet lg:text-body lg:text-night-text">{t('promise')}</p>
      </div>
    </div>
  )
}
