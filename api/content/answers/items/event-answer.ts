import type { EventSummary, GalleryEvent as EventAnswer, Venue } from '../../../../src/contract/items/event';
import type { GalleryEvent } from '../../published/catalogue-content';
import { creatorSummaries } from './creator-answer';
import { firstImage, imageAnswers } from '../image-answer';
import { pressReleaseAnswer } from '../press/press-release-answer';
import { formerSlugsIn, localisedFields, textIn } from '../text';
import type { View } from '../view';
import { workSummaries } from './work-answer';

export function eventSummary(view: View, event: GalleryEvent): EventSummary {
  return {
    ...localisedFields(view, event),
    title: textIn(view, event.title),
    kind: textIn(view, event.kind),
    starts_on: event.starts_on,
    ends_on: event.ends_on,
    starts_at: event.starts_at,
    ends_at: event.ends_at,
    venue: event.venue && venueAnswer(view, event.venue),
    image: firstImage(view, event.pictures),
  };
}

export function eventAnswer(view: View, event: GalleryEvent): EventAnswer {
  return {
    ...eventSummary(view, event),
    former_slugs: formerSlugsIn(view, event.former_slugs),
    description: event.description && textIn(view, event.description),
    opening_hours: event.opening_hours && textIn(view, event.opening_hours),
    opening_times: event.opening_times,
    reserve: event.reserve,
    images: imageAnswers(view, event.pictures),
    exhibited_works: workSummaries(view, event.exhibited_works),
    featured_artists: creatorSummaries(view, event.featured_artists),
    press_release: event.press_release && pressReleaseAnswer(view, event.press_release),
  };
}

function venueAnswer(view: View, venue: NonNullable<GalleryEvent['venue']>): Venue {
  return { ...venue, name: textIn(view, venue.name), country: venue.country && textIn(view, venue.country) };
}
