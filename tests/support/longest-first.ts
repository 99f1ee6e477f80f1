import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** By name: on a fresh clone Vitest knows no durations, and sorts by size. */
const LONGEST = /\/(?:chaos|mutants)\.test\.ts$/

/** The files that take longest start first, so that the others run meanwhile. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLongest = ({ moduleId }: TestSpecification) => LONGEST.test(moduleId)
    const sorted = await super.sort(files)
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))]
  }
}
