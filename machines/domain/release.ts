/** The build that is served now, as its files tell. */
export interface LatestBuild {
  /** The same for the same code and words. */
  readonly build: string;
}
