import { Avatar } from './avatar.tsx'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-paths.ts'
import { endMessage, type ShownMessage } from './message.ts'

type Kind = NonNullable<ShownMessage['kind']>

/** How a message looks. */
type Look = Kind | 'waiting'

const lookOf = ({ kind = 'done', isWaiting }: ShownMessage): Look => (isWaiting ? 'waiting' : kind)

const icons: Record<Look, IconName> = {
  done: 'check',
  note: 'check',
  undone: 'undo',
  failure: 'alert',
  waiting: 'waiting',
  offer: 'spark',
}

const colours: Record<Look, string> = {
  done: 'bg-leaf-tint text-leaf',
  note: 'bg-surface-2 text-text-2',
  undone: 'bg-surface-2 text-text-2',
  failure: 'bg-honey-tint text-honey',
  waiting: 'bg-surface-2 text-text-2',
  offer: 'bg-leaf-tint text-leaf',
}

interface MessageBoxProps {
  message: ShownMessage | null
  isInSlot: boolean
  /** Called when the action was used. */
  onDone: () => void
}

/** Returns a data attribute: whether its button stands below the text in a very narrow window. */
const markBelow = (message: ShownMessage | null) => (message?.action?.isBelow ? '' : undefined)

/** Renders the message, or a live region that waits for one; a failure is an alert of its own, and a quiet one is only heard. */
export function MessageBox({ message, isInSlot, onDone }: MessageBoxProps) {
  const kind = message?.kind ?? 'done'
  const failure = kind === 'failure' ? message : null
  const done = failure ? null : message
  const visible = message?.isQuiet ? null : message
  return (
    <div
      data-message={visible ? kind : undefined}
      data-action-below={markBelow(visible)}
      className={visible ? boxClasses(lookOf(visible), isInSlot, hasButton(visible)) : 'sr-only'}
    >
      {visible && <Sign kind={kind} message={visible} />}
      {/* Without a box of its own, so that the region itself never moves. */}
      <output className="contents">
        {done && (
          <div key={done.id} className={textClasses}>
            <Text {...done} />
          </div>
        )}
      </output>
      {failure && (
        <div key={failure.id} role="alert" className={textClasses}>
          <Text {...failure} />
        </div>
      )}
      {message && (
        <div hidden={message.isQuiet === true} className="contents">
          <Actions message={message} onDone={onDone} />
        </div>
      )}
    </div>
  )
}

interface ActionsProps {
  message: ShownMessage
  onDone: () => void
}

/** Renders the buttons of a message, or the room of one that is still to come. */
function Actions({ message, onDone }: ActionsProps) {
  const { comingAction, action, other } = message
  return (
    <>
      {comingAction && (
        <span aria-hidden="true" className={classNames('type-label invisible shrink-0', roomOfAction)}>
          {comingAction}
        </span>
      )}
      {action && <ActionButton look={lookOf(message)} {...action} onDone={onDone} />}
      {other && <ActionButton look="offer" className="-ml-1" {...other} onDone={onDone} />}
    </>
  )
}

/**
 * Renders what a message is about: the child, or else its kind. On a phone only what waits or failed has one, so that the
 * words of all others begin in the same place.
 */
function Sign({ kind, message }: { kind: Kind; message: ShownMessage }) {
  const { child, other, isWaiting } = message
  if (other) return null
  if (!child || kind === 'failure')
    return (
      <Icon
        name={icons[lookOf(message)]}
        size={20}
        className={classNames('shrink-0', kind === 'failure' ? 'max-[22.5rem]:hidden' : !isWaiting && 'max-sm:hidden')}
      />
    )
  return <Avatar emoji={child.avatarUrl ?? null} size="small" className="max-sm:hidden" />
}

const hasButton = ({ comingAction, action, other }: ShownMessage) => Boolean(comingAction ?? action ?? other)

const boxClasses = (look: Look, isInSlot: boolean, endsWithButton: boolean) =>
  classNames(
    'group/message pointer-events-auto flex items-center gap-x-2.5 rounded-tile',
    'max-[19rem]:data-action-below:flex-wrap max-[19rem]:data-action-below:pt-3.5',
    isInSlot ? 'pl-3.5' : 'min-h-12 short:min-h-11 py-1.5 pl-4 shadow-card',
    endsWithButton ? 'pr-1.5' : 'pr-3.5',
    colours[look],
  )

const textClasses =
  'min-w-0 flex-1 py-1 sm:py-1.5 wrap-anywhere text-text max-[19rem]:group-data-action-below/message:basis-[calc(100%-3rem)] max-[19rem]:group-data-action-below/message:py-0'

function Text({ title, description, sentence, isWaiting }: ShownMessage) {
  const plain = 'text-[0.9375rem]/5 max-[22.5rem]:text-small'
  const isTitle = sentence !== undefined || description !== undefined
  const isOneLine = sentence !== undefined || isWaiting
  return (
    <>
      <p className={classNames('animate-fade', isTitle ? 'type-label' : plain, isTitle && isOneLine && 'line-clamp-1')}>
        {title}
      </p>
      {/* In a wide window they share a line where they fit, so that a message is two lines high. */}
      <div className="gap-x-2.5 lg:flex lg:flex-wrap lg:items-baseline">
        {sentence && <p className={classNames('animate-fade text-pretty max-sm:text-small/4.5!', plain)}>{sentence}</p>}
        {description && (
          <p className="line-clamp-2 animate-fade text-small text-text-2 max-sm:leading-4.5!">{description}</p>
        )}
      </div>
    </>
  )
}

const roomOfAction = 'px-3 max-[19rem]:group-data-action-below/message:ml-4.5'

interface ActionButtonProps {
  look: Look
  label: string
  onClick: () => void
  /** Called before the button disappears. */
  onDone: () => void
  className?: string
}

function ActionButton({ look, label, onClick, onDone, className }: ActionButtonProps) {
  return (
    <button
      type="button"
      data-undo={look === 'failure' || look === 'offer' ? undefined : ''}
      className={classNames(
        'press tap type-label shrink-0 animate-fade rounded-field',
        roomOfAction,
        look === 'failure' ? 'flex items-center gap-2 bg-text text-bg' : 'text-primary',
        className,
      )}
      onClick={() => {
        onDone()
        endMessage()
        onClick()
      }}
    >
      {look === 'failure' && <Icon name="refresh" size={18} className="max-[22.5rem]:hidden" />}
      {label}
    </button>
  )
}
