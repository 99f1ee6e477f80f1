import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { machinesIn } from '../machines.ts'
import { View } from './view.tsx'

const modules = import.meta.glob<object>('../../machines/*.machine.ts', { eager: true })

const container = document.getElementById('view')
if (container) {
  createRoot(container).render(
    <StrictMode>
      <View machines={machinesIn(Object.values(modules))} />
    </StrictMode>,
  )
}
