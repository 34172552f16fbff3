import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { getLanguageModel } from '#shared/assistant/contract.ts'
import type { Child } from '#shared/children/contract.ts'
import { read } from '#web/lib/query.ts'
import { useChildAge } from '#web/lib/use-today.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Mascot } from '#web/ui/mascot.tsx'
import { fullWidthClasses } from './full-width-classes.ts'

interface ChatHeaderProps {
  /** The selected child. */
  child: Child
  usesModel: boolean
  /**
   * Whether there are so many children to choose from that on a phone Glim is hidden, to leave room for the name of the
   * child.
   */
  isCrowded: boolean
  /** The content at its end: the child switcher and the menu. */
  children: ReactNode
}

/** Renders the header of the chat: back link, Glim, whom the conversation is about, what stands at its end, and to which host questions are sent. */
export function ChatHeader({ child, usesModel, isCrowded, children }: ChatHeaderProps) {
  const t = useTranslations('assistant')
  const common = useTranslations('common')
  const { data } = useQuery({ ...read(getLanguageModel), enabled: usesModel })
  return (
    <header
      className={`@container sticky top-0 z-20 border-b border-line bg-bg lg:px-0 lg:shadow-[-1rem_0_0_var(--color-bg),1rem_0_0_var(--color-bg)] ${fullWidthClasses}`}
    >
      <div className="flex items-center gap-2 py-2.5 @max-[16rem]:flex-wrap [@media(height<30rem)]:py-1">
        <Link
          href="/"
          aria-label={common('back')}
          className="press tap-child -ml-3 grid shrink-0 place-items-center rounded-full hover:bg-surface-2"
        >
          <Icon name="back" size={26} />
        </Link>
        <span
          className={classNames(
            'night hidden size-10 shrink-0 place-items-center rounded-full @min-[26rem]:grid @min-[26rem]:size-12',
            !isCrowded && '@min-[20rem]:grid',
          )}
        >
          <Mascot size={32} />
        </span>
        <div className="min-w-0 flex-[1_0_4.75rem]">
          <h1 className="type-h3">{t('glim')}</h1>
          <div className="text-small wrap-anywhere text-text-2">
            <About child={child} />
          </div>
        </div>
        {children}
      </div>
      {usesModel && data?.host && <p className="pb-2 text-meta text-text-2">{t('sentTo', { host: data.host })}</p>}
    </header>
  )
}

function About({ child }: { child: Child }) {
  const t = useTranslations('assistant')
  const age = useChildAge(child)
  return (
    <span className="line-clamp-2">
      {age !== null && (
        <span className="hidden @min-[28rem]:inline">{t('forChildAged', { name: child.name, age })}</span>
      )}
      <span className={age === null ? undefined : '@min-[28rem]:hidden'}>{t('forChild', { name: child.name })}</span>
    </span>
  )
}
