import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { ExportOffer } from './export-link.tsx'

test.for([
  ['en', 'Download everything', 'You can keep a copy first.'],
  ['zh', '下载全部数据', '删除之前，可以先留一份。'],
  ['es', 'Descargar todo', 'Antes puedes guardar una copia.'],
] as const)('the export is a download link: %s', async ([locale, name, offer]) => {
  await renderWithProviders(<ExportOffer />, { locale })
  const link = page.getByRole('link', { name })
  await expect.element(link).toHaveAttribute('href', '/api/family/export')
  await expect.element(link).toHaveAttribute('download')
  await expect.element(page.getByText(offer)).toBeVisible()
})
