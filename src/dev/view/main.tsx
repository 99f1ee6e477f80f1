import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { machinesIn } from '../machines.ts'
import { View } from './view.tsx'

const modules = import.meta.glob<object>('../../machines/*.machine.ts', { eager: true })

const place = document.getElementById('view')
if (place) {
  createRoot(place).render(
    <StrictMode>
      <View machines={machinesIn(Object.values(modules))} />
    </StrictMode>,
  )
}
