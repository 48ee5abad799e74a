import type { Niche } from '../angle-bundle.ts';
import { BAKING_EN } from './en/baking.ts';
import { BUDGET_EN } from './en/budget.ts';
import { COOKING_EN } from './en/cooking.ts';
import { FITNESS_EN } from './en/fitness.ts';
import { RUNNING_EN } from './en/running.ts';
import { TRAVEL_EN } from './en/travel.ts';
import { VIDEO_MAKING_EN } from './en/video-making.ts';
import { BAKING_FR } from './fr/baking.ts';
import { BUDGET_FR } from './fr/budget.ts';
import { COOKING_FR } from './fr/cooking.ts';
import { FITNESS_FR } from './fr/fitness.ts';
import { RUNNING_FR } from './fr/running.ts';
import { TRAVEL_FR } from './fr/travel.ts';
import { VIDEO_MAKING_FR } from './fr/video-making.ts';

/** The niches of the library, in the order in which they are offered. */
export const NICHES: readonly Niche[] = [
  {
    id: 'baking',
    names: { fr: 'Boulangerie et pâtisserie', en: 'Baking' },
    risks: [],
    bundles: { fr: BAKING_FR, en: BAKING_EN },
  },
  {
    id: 'cooking',
    names: { fr: 'Cuisine du quotidien', en: 'Everyday cooking' },
    risks: [],
    bundles: { fr: COOKING_FR, en: COOKING_EN },
  },
  {
    id: 'fitness',
    names: { fr: 'Musculation et fitness', en: 'Strength and fitness' },
    risks: ['health'],
    bundles: { fr: FITNESS_FR, en: FITNESS_EN },
  },
  {
    id: 'budget',
    names: { fr: 'Budget et épargne', en: 'Budget and savings' },
    risks: ['money'],
    bundles: { fr: BUDGET_FR, en: BUDGET_EN },
  },
  {
    id: 'travel',
    names: { fr: 'Voyage', en: 'Travel' },
    risks: [],
    bundles: { fr: TRAVEL_FR, en: TRAVEL_EN },
  },
  {
    id: 'video-making',
    names: { fr: 'Création de vidéos', en: 'Making videos' },
    risks: [],
    bundles: { fr: VIDEO_MAKING_FR, en: VIDEO_MAKING_EN },
  },
  {
    id: 'running',
    names: { fr: 'Course à pied', en: 'Running' },
    risks: ['health'],
    bundles: { fr: RUNNING_FR, en: RUNNING_EN },
  },
];
