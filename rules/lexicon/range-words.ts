/** Words of names that tell two ends of one thing apart. */

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Words that name one of two ends: names that differ in them alone mean two things of one kind. */
export const ENDS = words(
  'from to source src target tgt dest dst destination origin orig original dep departure depart arr arrival arrive old new left right start begin beginning end finish before after current previous prev next first second last a b base head sender recipient receiver parent child input output min max minimum maximum low high lower upper since until other another duplicate compare updated replacement search find replace with pickup dropoff pick up drop off quote related linked inward outward follower followee buyer seller winner loser 1 2',
);

/** Words for a beginning, each with those for its end. */
export const RANGES: readonly (readonly [low: ReadonlySet<string>, high: ReadonlySet<string>])[] = [
  [words('min minimum'), words('max maximum')],
  [words('start begin starts starting'), words('end finish stop ends ending')],
  [words('from since'), words('to until till')],
  [words('after since gt gte'), words('before until lt lte')],
  [words('low lower'), words('high upper')],
  [words('first'), words('last')],
  [words('earliest'), words('latest')],
  [words('in checkin'), words('out checkout')],
  [words('departure'), words('return')],
  [words('oldest'), words('newest')],
  [words('floor'), words('ceiling')],
  [words('start issued created open opens'), words('due expire expires expiry expiration close closes')],
];

/** They are places, and none lies before another. */
export const COORDINATES = words('lat lon lng long latitude longitude x y');
