import { fortLesson } from './fort-lesson.ts';
import type { Lesson } from './lesson.ts';
import { treehouseLesson } from './treehouse-lesson.ts';

const LESSONS: Readonly<Record<string, Lesson>> = {
  fort: fortLesson as unknown as Lesson,
  treehouse: treehouseLesson as unknown as Lesson,
};

export function lessonNamed(name: string): Lesson {
  const lesson = LESSONS[name];
  if (!lesson) throw new Error(`no lesson ${name}; there are ${Object.keys(LESSONS).join(', ')}`);
  return lesson;
}
