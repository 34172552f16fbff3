import { startJarDemo } from './features/landing/start-jar-demo.ts'
import { keepLanguage } from './lib/language-choice.ts'
import './styles/landing.css'

startJarDemo(document)

document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest<HTMLElement>('[data-language]') : null
  if (link?.dataset.language) keepLanguage(link.dataset.language)
})
