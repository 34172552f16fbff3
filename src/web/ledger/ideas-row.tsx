import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { classNames } from '#web/ui/class-names.ts'
import { moduleTintClasses, type ModuleTone } from '#web/ui/module-icon.tsx'
import { useDoubleTapGuard } from '#web/ui/use-double-tap-guard.ts'
import { findNewIdeas, type Present } from './find-new-ideas.ts'
import { IdeasSection } from './ideas-section.tsx'
import { SuitablePicture } from './suitable-picture.tsx'

/** What can be added with one tap. */
export interface Idea {
  key: string
  title: string
  /** A word about it, shown before "Add". */
  detail?: string
  /** The title of what was added from it since the screen was opened. */
  addedTitle: string | undefined
  isPending: boolean
  onAdd: () => void
  /** Changes what was added. */
  onChange: () => void
}

export interface IdeasRowProps {
  heading: string
  /** The heading where no idea is left; without one, nothing is shown then. */
  headingWithoutIdeas?: string
  /** Buttons beside the heading. */
  action?: ReactNode
  ideas: readonly Idea[]
  /** What the child has or had: ideas with the same title or picture are left out. */
  present: readonly Present[]
  tone: ModuleTone
}

const mostIdeas = 6

/**
 * Renders ideas as chips that add something in one tap. Ideas of what is present when it is first rendered are left out; those
 * added since stay in their place.
 */
export function IdeasRow(props: IdeasRowProps) {
  const { heading, headingWithoutIdeas, action, ideas, present, tone } = props
  const [keys] = useState(() =>
    findNewIdeas(ideas, present)
      .slice(0, mostIdeas)
      .map(({ key }) => key),
  )
  const shownHeading = keys.length > 0 ? heading : headingWithoutIdeas
  if (shownHeading === undefined) return null
  return (
    <IdeasSection heading={shownHeading} action={action}>
      {keys.length > 0 && (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(9.25rem,100%),1fr))] gap-2 py-1 sm:grid-cols-[repeat(auto-fill,minmax(15rem,1fr))]">
          {ideas.map(
            (idea) =>
              keys.includes(idea.key) && (
                <li key={idea.key} className="grid">
                  <IdeaChip idea={idea} tone={tone} />
                </li>
              ),
          )}
        </ul>
      )}
    </IdeasSection>
  )
}

const renderLink = (words: ReactNode) => <span className="text-primary underline">{words}</span>

/** Renders an idea with "Add", or "Added · Change"; both have the same width, so that nothing moves. */
function IdeaChip({ idea, tone }: { idea: Idea; tone: ModuleTone }) {
  const t = useTranslations('common')
  const isNewTap = useDoubleTapGuard()
  const { addedTitle, detail, isPending, onAdd, onChange } = idea
  const isAdded = addedTitle !== undefined
  const title = addedTitle ?? idea.title
  return (
    <button
      type="button"
      data-idea={idea.key}
      aria-busy={isPending || undefined}
      className={classNames(
        'press flex min-h-15 items-center gap-2 rounded-tile border-[1.5px] p-1.5 text-left sm:gap-3 sm:pr-4 sm:pl-2',
        isAdded ? `border-transparent ${moduleTintClasses[tone]}` : 'border-control bg-surface',
      )}
      onClick={({ detail: clicks, timeStamp }) => {
        const isSecondTap = !isNewTap(idea.key, timeStamp) && clicks > 0
        if (isPending) return
        if (!isAdded) onAdd()
        else if (!isSecondTap) onChange()
      }}
    >
      <SuitablePicture
        title={title}
        picture={null}
        tone={tone}
        size={36}
        className={classNames(
          'shrink-0 overflow-hidden rounded-[28%]',
          moduleTintClasses[tone],
          isAdded && 'bg-surface!',
        )}
      />
      <span className="grid min-w-0">
        <span className="type-label leading-5! text-text hyphens-auto wrap-anywhere">{title}</span>
        <span className="grid text-small font-semibold *:col-start-1 *:row-start-1">
          <span className={classNames('text-primary', isAdded && 'invisible')}>
            {detail !== undefined && (
              <span className="font-normal text-text-2">
                {detail}
                {t('separator')}
              </span>
            )}
            {t('add')}
          </span>
          <span className={isAdded ? undefined : 'invisible'}>{t.rich('ideaAdded', { a: renderLink })}</span>
        </span>
      </span>
    </button>
  )
}
