import { useState } from 'react'
import { useInstallPromptEvent } from '#web/lib/install-prompt-event.ts'
import { isInstallableOrigin, isInstalled, isIos } from '#web/lib/install-platform.ts'
import { readDeviceValue, writeDeviceValue } from '#web/lib/storage.ts'
import { isDismissalActive } from './prompt-timing.ts'
import { useUserEngagement } from './use-user-engagement.ts'

const isPromptAllowed = () =>
  isInstallableOrigin() && !isInstalled() && !isDismissalActive(readDeviceValue('installDismissed'), Date.now())

/** Returns the props of the install prompt; `method` is null while it must not be shown. */
export const useInstallPrompt = () => {
  const [open, setOpen] = useState(isPromptAllowed)
  const isEngaged = useUserEngagement()
  const offer = useInstallPromptEvent()
  const method = offer ? ('browser' as const) : isIos() ? ('manual' as const) : null

  const onDismiss = () => {
    writeDeviceValue('installDismissed', String(Date.now()))
    setOpen(false)
  }
  const accept = async () => {
    await offer?.prompt()
    const choice = await offer?.userChoice
    if (choice?.outcome === 'dismissed') onDismiss()
    else setOpen(false)
  }
  return { method: open && isEngaged ? method : null, onAccept: () => void accept(), onDismiss }
}
