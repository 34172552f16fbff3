import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { moduleTintClasses, type ModuleTone } from '#web/ui/module-icon.tsx'
import { useDoubleTapGuard } from '#web/ui/use-double-tap-guard.ts'
import { findNewIdeas, type ExistingThing } from './find-new-ideas.ts'
import { ideasGridClasses, mostIdeas } from './ideas-grid.ts'
import { SuitablePicture } from './suitable-picture.tsx'

/** What can be added with one tap. */
export interface Idea {
  key: string
  title: string
  /** A word about it. */
  detail: string
  /** The title of what was added from it since the screen was opened. */
  addedTitle: string | undefined
  onAdd: () => Promise<unknown>
  /** Changes what was added. */
  onChange: () => void
}

export interface IdeasProps {
  heading: string
  /** The heading where no idea is left; without one, there is none then. */
  headingWithoutIdeas?: string
  ideas: readonly Idea[]
  /** What the child has or had: ideas with the same title or picture are left out. */
  present: readonly ExistingThing[]
  /** Ideas with one of these titles are left out, too. */
  takenTitles?: readonly string[]
  tone: ModuleTone
}

/** Returns the keys of the ideas to show: none of what is present at first; those added since stay in their place. */
const useShownKeys = ({ ideas, present, takenTitles }: IdeasProps): readonly string[] => {
  const [keys] = useState(() =>
    findNewIdeas(ideas, present, takenTitles)
      .slice(0, mostIdeas)
      .map(({ key }) => key),
  )
  return keys
}

/** Renders the heading of the ideas. */
export function IdeasHeading(props: IdeasProps) {
  const { heading, headingWithoutIdeas } = props
  const text = useShownKeys(props).length > 0 ? heading : headingWithoutIdeas
  return text === undefined ? null : <h2 className="type-h3 min-w-0 wrap-anywhere">{text}</h2>
}

/** Renders ideas as rows that add something in one tap. */
export function IdeasList(props: IdeasProps) {
  const { ideas, tone } = props
  const keys = useShownKeys(props)
  if (keys.length === 0) return null
  return (
    <ul className={ideasGridClasses}>
      {ideas.map(
        (idea) =>
          keys.includes(idea.key) && (
            <li key={idea.key} className="@container grid grid-cols-1">
              <IdeaButton idea={idea} tone={tone} />
            </li>
          ),
      )}
    </ul>
  )
}

const renderLink = (words: ReactNode) => <span className="text-primary underline">{words}</span>

/** Renders an idea with a plus, or "Added · Change"; both have the same size, so that nothing moves. */
function IdeaButton({ idea, tone }: { idea: Idea; tone: ModuleTone }) {
  const t = useTranslations('common')
  const isNewTap = useDoubleTapGuard()
  const { addedTitle, detail, onAdd, onChange } = idea
  const [isAdding, setIsAdding] = useState(false)
  const add = async () => {
    setIsAdding(true)
    await onAdd()
    setIsAdding(false)
  }
  const isAdded = addedTitle !== undefined
  const title = addedTitle ?? idea.title
  const tint = moduleTintClasses[tone]
  return (
    <button
      type="button"
      data-idea={idea.key}
      aria-busy={isAdding || undefined}
      className={classNames(
        'press flex min-h-15 items-center gap-3 rounded-tile px-2.5 py-2 text-left @max-[15rem]:gap-2 @max-[15rem]:px-2 @max-[12rem]:gap-1.5',
        isAdded ? tint : 'bg-surface shadow-card',
      )}
      onClick={({ detail: clicks, timeStamp }) => {
        const isSecondTap = !isNewTap(idea.key, timeStamp) && clicks > 0
        if (isAdding) return
        if (!isAdded) void add()
        else if (!isSecondTap) onChange()
      }}
    >
      <SuitablePicture
        title={title}
        picture={null}
        tone={tone}
        size={40}
        className={classNames(
          'shrink-0 overflow-hidden rounded-[28%]',
          tint,
          '@max-[12rem]:hidden',
          isAdded && 'bg-surface!',
        )}
      />
      <span className="grid min-w-0 flex-1">
        <span className="type-label leading-5! text-text hyphens-auto wrap-anywhere">{title}</span>
        <span className="grid grid-cols-1 text-small hyphens-auto wrap-anywhere *:col-start-1 *:row-start-1">
          <span className={classNames('text-text-2', isAdded && 'invisible')}>{detail}</span>
          <span className={classNames('font-semibold', !isAdded && 'invisible')}>
            {t.rich('ideaAdded', { a: renderLink })}
          </span>
        </span>
      </span>
      <span
        className={classNames(
          'grid size-8 shrink-0 place-items-center rounded-full',
          !isAdded && 'bg-surface-2 text-primary',
        )}
      >
        <Icon name={isAdded ? 'check' : 'plus'} size={18} />
        {!isAdded && <span className="sr-only">{t('add')}</span>}
      </span>
    </button>
  )
}
