import { startJarDemo } from './features/landing/start-jar-demo.ts'
import { storeLanguage } from './lib/stored-language.ts'
import './styles/landing.css'

startJarDemo(document)

document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest<HTMLElement>('[data-language]') : null
  if (link?.dataset.language) storeLanguage(link.dataset.language)
})
