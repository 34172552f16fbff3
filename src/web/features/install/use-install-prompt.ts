import { useState } from 'react'
import { useInstallOffer } from '#web/lib/install-offer.ts'
import { canInstall, isInstalled, isIos } from '#web/lib/installing.ts'
import { readDevice, writeDevice } from '#web/lib/storage.ts'
import { isDismissalActive } from './prompt-timing.ts'
import { useUserEngagement } from './use-user-engagement.ts'

const mayAsk = () => canInstall() && !isInstalled() && !isDismissalActive(readDevice('installDismissed'), Date.now())

/** How to install from here, or null where and while nobody should be asked; what to do about it. */
export const useInstallPrompt = () => {
  const [open, setOpen] = useState(mayAsk)
  const patient = useUserEngagement()
  const offer = useInstallOffer()
  const way = offer ? ('offer' as const) : isIos() ? ('by-hand' as const) : null

  const dismiss = () => {
    writeDevice('installDismissed', String(Date.now()))
    setOpen(false)
  }
  const accept = async () => {
    await offer?.prompt()
    const choice = await offer?.userChoice
    if (choice?.outcome === 'dismissed') dismiss()
    else setOpen(false)
  }
  return { way: open && patient ? way : null, accept: () => void accept(), dismiss }
}
