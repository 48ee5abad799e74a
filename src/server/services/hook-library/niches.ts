import type { Niche } from '#domain/generations/brief/angle-bundle.ts';
import { AI_TOOLS_EN } from '#domain/generation/library/en/ai-tools.ts';
import { BAKING_EN } from '#domain/generation/library/en/baking.ts';
import { BUDGET_EN } from '#domain/generation/library/en/budget.ts';
import { CATS_EN } from '#domain/generation/library/en/cats.ts';
import { CODING_EN } from '#domain/generation/library/en/coding.ts';
import { COFFEE_EN } from '#domain/generation/library/en/coffee.ts';
import { COOKING_EN } from '#domain/generation/library/en/cooking.ts';
import { CYCLING_EN } from '#domain/generation/library/en/cycling.ts';
import { DIY_EN } from '#domain/generation/library/en/diy.ts';
import { DOGS_EN } from '#domain/generation/library/en/dogs.ts';
import { DRAWING_EN } from '#domain/generation/library/en/drawing.ts';
import { FASHION_EN } from '#domain/generation/library/en/fashion.ts';
import { FITNESS_EN } from '#domain/generation/library/en/fitness.ts';
import { FREELANCING_EN } from '#domain/generation/library/en/freelancing.ts';
import { GAMING_EN } from '#domain/generation/library/en/gaming.ts';
import { GARDENING_EN } from '#domain/generation/library/en/gardening.ts';
import { HAIR_EN } from '#domain/generation/library/en/hair.ts';
import { HIKING_EN } from '#domain/generation/library/en/hiking.ts';
import { HOME_DECOR_EN } from '#domain/generation/library/en/home-decor.ts';
import { HOUSE_PLANTS_EN } from '#domain/generation/library/en/house-plants.ts';
import { JOB_SEARCH_EN } from '#domain/generation/library/en/job-search.ts';
import { LANGUAGES_EN } from '#domain/generation/library/en/languages.ts';
import { MAKEUP_EN } from '#domain/generation/library/en/makeup.ts';
import { MUSIC_EN } from '#domain/generation/library/en/music.ts';
import { NUTRITION_EN } from '#domain/generation/library/en/nutrition.ts';
import { PARENTING_EN } from '#domain/generation/library/en/parenting.ts';
import { PHONES_EN } from '#domain/generation/library/en/phones.ts';
import { PHOTOGRAPHY_EN } from '#domain/generation/library/en/photography.ts';
import { PRODUCTIVITY_EN } from '#domain/generation/library/en/productivity.ts';
import { READING_EN } from '#domain/generation/library/en/reading.ts';
import { RUNNING_EN } from '#domain/generation/library/en/running.ts';
import { SEWING_EN } from '#domain/generation/library/en/sewing.ts';
import { SKINCARE_EN } from '#domain/generation/library/en/skincare.ts';
import { SLEEP_EN } from '#domain/generation/library/en/sleep.ts';
import { SMALL_BUSINESS_EN } from '#domain/generation/library/en/small-business.ts';
import { STUDYING_EN } from '#domain/generation/library/en/studying.ts';
import { TIDYING_EN } from '#domain/generation/library/en/tidying.ts';
import { TRAVEL_EN } from '#domain/generation/library/en/travel.ts';
import { VIDEO_MAKING_EN } from '#domain/generation/library/en/video-making.ts';
import { WELLBEING_EN } from '#domain/generation/library/en/wellbeing.ts';
import { YOGA_EN } from '#domain/generation/library/en/yoga.ts';
import { AI_TOOLS_FR } from '#domain/generation/library/fr/ai-tools.ts';
import { BAKING_FR } from '#domain/generation/library/fr/baking.ts';
import { BUDGET_FR } from '#domain/generation/library/fr/budget.ts';
import { CATS_FR } from '#domain/generation/library/fr/cats.ts';
import { CODING_FR } from '#domain/generation/library/fr/coding.ts';
import { COFFEE_FR } from '#domain/generation/library/fr/coffee.ts';
import { COOKING_FR } from '#domain/generation/library/fr/cooking.ts';
import { CYCLING_FR } from '#domain/generation/library/fr/cycling.ts';
import { DIY_FR } from '#domain/generation/library/fr/diy.ts';
import { DOGS_FR } from '#domain/generation/library/fr/dogs.ts';
import { DRAWING_FR } from '#domain/generation/library/fr/drawing.ts';
import { FASHION_FR } from '#domain/generation/library/fr/fashion.ts';
import { FITNESS_FR } from '#domain/generation/library/fr/fitness.ts';
import { FREELANCING_FR } from '#domain/generation/library/fr/freelancing.ts';
import { GAMING_FR } from '#domain/generation/library/fr/gaming.ts';
import { GARDENING_FR } from '#domain/generation/library/fr/gardening.ts';
import { HAIR_FR } from '#domain/generation/library/fr/hair.ts';
import { HIKING_FR } from '#domain/generation/library/fr/hiking.ts';
import { HOME_DECOR_FR } from '#domain/generation/library/fr/home-decor.ts';
import { HOUSE_PLANTS_FR } from '#domain/generation/library/fr/house-plants.ts';
import { JOB_SEARCH_FR } from '#domain/generation/library/fr/job-search.ts';
import { LANGUAGES_FR } from '#domain/generation/library/fr/languages.ts';
import { MAKEUP_FR } from '#domain/generation/library/fr/makeup.ts';
import { MUSIC_FR } from '#domain/generation/library/fr/music.ts';
import { NUTRITION_FR } from '#domain/generation/library/fr/nutrition.ts';
import { PARENTING_FR } from '#domain/generation/library/fr/parenting.ts';
import { PHONES_FR } from '#domain/generation/library/fr/phones.ts';
import { PHOTOGRAPHY_FR } from '#domain/generation/library/fr/photography.ts';
import { PRODUCTIVITY_FR } from '#domain/generation/library/fr/productivity.ts';
import { READING_FR } from '#domain/generation/library/fr/reading.ts';
import { RUNNING_FR } from '#domain/generation/library/fr/running.ts';
import { SEWING_FR } from '#domain/generation/library/fr/sewing.ts';
import { SKINCARE_FR } from '#domain/generation/library/fr/skincare.ts';
import { SLEEP_FR } from '#domain/generation/library/fr/sleep.ts';
import { SMALL_BUSINESS_FR } from '#domain/generation/library/fr/small-business.ts';
import { STUDYING_FR } from '#domain/generation/library/fr/studying.ts';
import { TIDYING_FR } from '#domain/generation/library/fr/tidying.ts';
import { TRAVEL_FR } from '#domain/generation/library/fr/travel.ts';
import { VIDEO_MAKING_FR } from '#domain/generation/library/fr/video-making.ts';
import { WELLBEING_FR } from '#domain/generation/library/fr/wellbeing.ts';
import { YOGA_FR } from '#domain/generation/library/fr/yoga.ts';

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
  {
    id: 'yoga',
    names: { fr: 'Yoga et mobilité', en: 'Yoga and mobility' },
    risks: ['health'],
    bundles: { fr: YOGA_FR, en: YOGA_EN },
  },
  {
    id: 'nutrition',
    names: { fr: 'Alimentation', en: 'Nutrition' },
    risks: ['health'],
    bundles: { fr: NUTRITION_FR, en: NUTRITION_EN },
  },
  {
    id: 'sleep',
    names: { fr: 'Sommeil', en: 'Sleep' },
    risks: ['health'],
    bundles: { fr: SLEEP_FR, en: SLEEP_EN },
  },
  {
    id: 'skincare',
    names: { fr: 'Soins de la peau', en: 'Skincare' },
    risks: ['health'],
    bundles: { fr: SKINCARE_FR, en: SKINCARE_EN },
  },
  { id: 'hair', names: { fr: 'Cheveux', en: 'Hair' }, risks: [], bundles: { fr: HAIR_FR, en: HAIR_EN } },
  {
    id: 'makeup',
    names: { fr: 'Maquillage', en: 'Makeup' },
    risks: [],
    bundles: { fr: MAKEUP_FR, en: MAKEUP_EN },
  },
  {
    id: 'fashion',
    names: { fr: 'Mode et style', en: 'Fashion and style' },
    risks: [],
    bundles: { fr: FASHION_FR, en: FASHION_EN },
  },
  {
    id: 'home-decor',
    names: { fr: 'Décoration', en: 'Home decor' },
    risks: [],
    bundles: { fr: HOME_DECOR_FR, en: HOME_DECOR_EN },
  },
  {
    id: 'tidying',
    names: { fr: 'Rangement et ménage', en: 'Tidying and cleaning' },
    risks: ['danger'],
    bundles: { fr: TIDYING_FR, en: TIDYING_EN },
  },
  {
    id: 'diy',
    names: { fr: 'Bricolage', en: 'DIY' },
    risks: ['danger'],
    bundles: { fr: DIY_FR, en: DIY_EN },
  },
  {
    id: 'gardening',
    names: { fr: 'Potager et jardin', en: 'Gardening' },
    risks: [],
    bundles: { fr: GARDENING_FR, en: GARDENING_EN },
  },
  {
    id: 'house-plants',
    names: { fr: 'Plantes d’intérieur', en: 'House plants' },
    risks: [],
    bundles: { fr: HOUSE_PLANTS_FR, en: HOUSE_PLANTS_EN },
  },
  {
    id: 'parenting',
    names: { fr: 'Parentalité', en: 'Parenting' },
    risks: ['health'],
    bundles: { fr: PARENTING_FR, en: PARENTING_EN },
  },
  { id: 'dogs', names: { fr: 'Chiens', en: 'Dogs' }, risks: [], bundles: { fr: DOGS_FR, en: DOGS_EN } },
  { id: 'cats', names: { fr: 'Chats', en: 'Cats' }, risks: [], bundles: { fr: CATS_FR, en: CATS_EN } },
  {
    id: 'hiking',
    names: { fr: 'Randonnée', en: 'Hiking' },
    risks: ['danger'],
    bundles: { fr: HIKING_FR, en: HIKING_EN },
  },
  {
    id: 'cycling',
    names: { fr: 'Vélo', en: 'Cycling' },
    risks: ['danger'],
    bundles: { fr: CYCLING_FR, en: CYCLING_EN },
  },
  {
    id: 'photography',
    names: { fr: 'Photographie', en: 'Photography' },
    risks: [],
    bundles: { fr: PHOTOGRAPHY_FR, en: PHOTOGRAPHY_EN },
  },
  {
    id: 'freelancing',
    names: { fr: 'Freelance', en: 'Freelancing' },
    risks: ['money'],
    bundles: { fr: FREELANCING_FR, en: FREELANCING_EN },
  },
  {
    id: 'small-business',
    names: { fr: 'Petite entreprise', en: 'Small business' },
    risks: ['money'],
    bundles: { fr: SMALL_BUSINESS_FR, en: SMALL_BUSINESS_EN },
  },
  {
    id: 'job-search',
    names: { fr: 'Recherche d’emploi', en: 'Job search' },
    risks: [],
    bundles: { fr: JOB_SEARCH_FR, en: JOB_SEARCH_EN },
  },
  {
    id: 'productivity',
    names: { fr: 'Organisation et productivité', en: 'Productivity' },
    risks: [],
    bundles: { fr: PRODUCTIVITY_FR, en: PRODUCTIVITY_EN },
  },
  {
    id: 'studying',
    names: { fr: 'Études et révisions', en: 'Studying' },
    risks: [],
    bundles: { fr: STUDYING_FR, en: STUDYING_EN },
  },
  {
    id: 'languages',
    names: { fr: 'Langues étrangères', en: 'Language learning' },
    risks: [],
    bundles: { fr: LANGUAGES_FR, en: LANGUAGES_EN },
  },
  {
    id: 'reading',
    names: { fr: 'Lecture', en: 'Reading' },
    risks: [],
    bundles: { fr: READING_FR, en: READING_EN },
  },
  {
    id: 'phones',
    names: { fr: 'Téléphones et applis', en: 'Phones and apps' },
    risks: [],
    bundles: { fr: PHONES_FR, en: PHONES_EN },
  },
  {
    id: 'coding',
    names: { fr: 'Programmation', en: 'Coding' },
    risks: [],
    bundles: { fr: CODING_FR, en: CODING_EN },
  },
  {
    id: 'ai-tools',
    names: { fr: 'Outils d’IA', en: 'AI tools' },
    risks: [],
    bundles: { fr: AI_TOOLS_FR, en: AI_TOOLS_EN },
  },
  {
    id: 'gaming',
    names: { fr: 'Jeux vidéo', en: 'Gaming' },
    risks: [],
    bundles: { fr: GAMING_FR, en: GAMING_EN },
  },
  {
    id: 'music',
    names: { fr: 'Instruments de musique', en: 'Playing music' },
    risks: [],
    bundles: { fr: MUSIC_FR, en: MUSIC_EN },
  },
  {
    id: 'drawing',
    names: { fr: 'Dessin', en: 'Drawing' },
    risks: [],
    bundles: { fr: DRAWING_FR, en: DRAWING_EN },
  },
  {
    id: 'sewing',
    names: { fr: 'Couture et tricot', en: 'Sewing and knitting' },
    risks: [],
    bundles: { fr: SEWING_FR, en: SEWING_EN },
  },
  {
    id: 'wellbeing',
    names: { fr: 'Bien-être mental', en: 'Mental wellbeing' },
    risks: ['health'],
    bundles: { fr: WELLBEING_FR, en: WELLBEING_EN },
  },
  { id: 'coffee', names: { fr: 'Café', en: 'Coffee' }, risks: [], bundles: { fr: COFFEE_FR, en: COFFEE_EN } },
];
